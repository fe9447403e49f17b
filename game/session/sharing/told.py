"""A shared deal in words: what a code holds, and what it is good for."""

from game.core.options import house_rules
from game.core.words import _, command_line, many
from game.rulesets.catalogue import ruleset
from game.session.sharing.deal import SharedDeal


def deal_words(deal: SharedDeal) -> str:
    """Return what is played: the game, how many play, which deals, and by which house rules."""
    game = ruleset(deal.game)
    told = [
        _("{game}, {players}.").format(
            game=_(game.title),
            players=many("{n} player", "{n} players", deal.players).format(n=deal.players),
        )
    ]
    deals = _(game.telling.terms.deals)
    if deal.deals is not None:
        told.append(_("{deals}: {n}.").format(deals=deals, n=deal.deals - deal.first))
    if deal.first:
        sentence = _("{deals} before that: {n}; the score is as it was then.")
        told.append(sentence.format(deals=deals, n=deal.first))
    if rules := house_rules(deal.options):
        told.append("; ".join(rules) + ".")
    if deal.moves:
        told.append(_("With your friend’s moves: compare once you have played."))
    return " ".join(told)


def code_lines(deal: SharedDeal, code: str) -> list[str]:
    """Return a code, what it holds, and what to do with it."""
    return [
        code,
        deal_words(deal),
        _("To play the same: “Play a friend’s deal” in Practice, or {command}.").format(
            command=command_line(f"play {deal.game} --deal CODE --text")
        ),
    ]
