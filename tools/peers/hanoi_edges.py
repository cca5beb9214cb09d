"""The edges of Hanoi on 3 pegs: digit i of a state, in base 3, is the peg of disc i + 1."""


def edges(n):
    for state in range(3**n):
        covered, rest, weight = 0, state, 1
        for _ in range(n):
            peg, rest = rest % 3, rest // 3
            if not covered >> peg & 1:
                for other in range(peg + 1, 3):
                    if not covered >> other & 1:
                        yield state, state + (other - peg) * weight
            covered |= 1 << peg
            weight *= 3
