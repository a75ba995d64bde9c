"""What each byte of a file costs in its gzip: RFC 1951 read, and the bits of each symbol counted."""

import sys
import zlib


class Bits:
    """The bits of a byte string, the lowest of each byte first, as gzip reads them."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, count):
        value = 0
        for place in range(count):
            value |= (self.data[self.at >> 3] >> (self.at & 7) & 1) << place
            self.at += 1
        return value

    def symbol(self, table):
        code = length = 0
        while (length, code) not in table:
            code, length = code << 1 | self.take(1), length + 1
        return table[length, code]


def codes(lengths):
    """The symbol of each code, which is given by all codes' lengths."""
    table, code = {}, 0
    for length in range(1, 16):
        for symbol, one in enumerate(lengths):
            if one == length:
                table[length, code] = symbol
                code += 1
        code <<= 1
    return table


# The first length of each symbol, and how many bits more it has; of a distance only these count.
LENGTHS = [(3 + n, 0) for n in range(8)] + [(3 + (4 + n % 4 << n // 4 - 1), n // 4 - 1) for n in range(8, 28)] + [(258, 0)]
DISTANCES = [0] * 4 + [n // 2 - 1 for n in range(4, 30)]
ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]


def charges(data):
    """The bits that each byte costs, compressed; those of the tables of codes are not among them."""
    packed = zlib.compressobj(9, zlib.DEFLATED, -15)
    bits, cost, is_last = Bits(packed.compress(data) + packed.flush()), [], False
    while not is_last:
        is_last, way = bits.take(1), bits.take(2)
        if way == 0:
            sys.exit("deflate.py: gzip left a part as it is")
        if way == 1:
            letters, places = codes([8] * 144 + [9] * 112 + [7] * 24 + [8] * 8), codes([5] * 30)
        else:
            count, distances, given = bits.take(5) + 257, bits.take(5) + 1, bits.take(4) + 4
            first = [0] * 19
            for place in ORDER[:given]:
                first[place] = bits.take(3)
            table, lengths = codes(first), []
            while len(lengths) < count + distances:
                symbol = bits.symbol(table)
                if symbol < 16:
                    lengths.append(symbol)
                elif symbol == 16:
                    lengths += [lengths[-1]] * (3 + bits.take(2))
                else:
                    lengths += [0] * (3 + bits.take(3) if symbol == 17 else 11 + bits.take(7))
            letters, places = codes(lengths[:count]), codes(lengths[count:])
        while True:
            before = bits.at
            symbol = bits.symbol(letters)
            if symbol == 256:
                break
            if symbol < 256:
                cost.append(bits.at - before)
                continue
            least, more = LENGTHS[symbol - 257]
            length = least + bits.take(more)
            bits.take(DISTANCES[bits.symbol(places)])
            cost += [(bits.at - before) / length] * length
    assert len(cost) == len(data)
    return cost
