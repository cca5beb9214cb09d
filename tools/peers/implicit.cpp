// The C++ yardstick: all states of Hanoi on 4 pegs in bit planes, from a perfect state, by the algorithm of the planes in TypeScript.
// A word holds the 64 settings of the three smallest discs; of the six largest discs, one setting of each class under renaming the three
// other pegs is stored; a level is visited in the order of memory.
// g++ -O3 -march=native -std=c++20 implicit.cpp -o implicit && ./implicit 15
#include <bit>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>
using std::vector;
using u8 = uint8_t;
using u32 = uint32_t;
using u64 = uint64_t;

static double seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

static u64 second, third, open[4][4];

static void masks() {
  for (int i = 0; i < 64; i++) {
    int d[3] = {i & 3, i >> 2 & 3, i >> 4};
    if (d[1] != d[0]) second |= 1ull << i;
    if (d[2] != d[0] && d[2] != d[1]) third |= 1ull << i;
    for (int a = 0; a < 4; a++)
      for (int b = 0; b < 4; b++)
        if (a != b && d[0] != a && d[0] != b && d[1] != a && d[1] != b && d[2] != a && d[2] != b) open[a][b] |= 1ull << i;
  }
}

static u64 within(u64 x) {
  u64 t = x | x >> 1;
  t |= t >> 2;
  t &= 0x1111111111111111ull;
  u64 y = t * 15;
  t = x & second;
  t |= t >> 4;
  t |= t >> 8;
  t &= 0x000F000F000F000Full;
  y |= t * 0x1111 & second;
  t = x & third;
  t |= t >> 16;
  t |= t >> 32;
  t &= 0xFFFF;
  return y | (t * 0x0001000100010001ull & third);
}

// The stored setting of a class names the pegs but the first in the order in which the largest discs use them.
static void canonical(u32 top, int discs, u32& stored, u8& image) {
  int map[4] = {0, -1, -1, -1}, next = 1;
  stored = 0;
  for (int d = discs - 1; d >= 0; d--) {
    int a = top >> 2 * d & 3;
    if (map[a] < 0) map[a] = next++;
    stored |= u32(map[a]) << 2 * d;
  }
  for (int a = 1; a < 4; a++)
    if (map[a] < 0) map[a] = next++;
  image = map[0] | map[1] << 2 | map[2] << 4 | map[3] << 6;
}

static u64 renamedDigits(u64 digits, int discs, u8 image) {
  u64 result = 0;
  for (int d = 0; d < discs; d++) result |= u64(image >> 2 * (digits >> 2 * d & 3) & 3) << 2 * d;
  return result;
}

static u64 renamedBits(u64 bits, u8 image) {
  u64 result = 0;
  for (; bits; bits &= bits - 1) result |= 1ull << renamedDigits(std::countr_zero(bits), 3, image);
  return result;
}

int main(int, char** argv) {
  const int n = atoi(argv[1]);
  const double start = seconds();
  masks();
  const int tops = n - 3 < 12 ? (n - 3) / 2 : 6, low = n - 3 - tops;
  const u32 settings = 1u << 2 * tops;
  vector<u32> classOf(settings), stored, id(settings);
  vector<u8> image(settings);
  vector<u64> weight;
  for (u32 t = 0; t < settings; t++) {
    u32 c;
    canonical(t, tops, c, image[t]);
    if (c == t) id[t] = stored.size(), stored.push_back(t), weight.push_back(0);
  }
  for (u32 t = 0; t < settings; t++) {
    u32 c;
    u8 ignored;
    canonical(t, tops, c, ignored);
    weight[classOf[t] = id[c]]++;
  }
  const u64 lowWords = 1ull << 2 * low, words = stored.size() * lowWords, lanes = (lowWords - 1) & 0x5555555555555555ull;
  vector<u64> planes(words * 2), now(words / 64 + 1), next(words / 64 + 1), nowOver(words / 4096 + 1), nextOver(words / 4096 + 1);
  planes[0] = now[0] = nowOver[0] = 1;
  u64 order = 0, sum = 0;
  u32 level = 0;
  for (;; level++) {
    const u64 a0 = level & 1 ? ~0ull : 0, b0 = ~a0;
    u64 width = 0;
    auto put = [&](u64 w, u64 y) {
      u64 a = planes[2 * w], b = planes[2 * w + 1];
      y &= ~(a | b);
      if (!y) return;
      planes[2 * w] = a | (y & a0);
      planes[2 * w + 1] = b | (y & b0);
      next[w >> 6] |= 1ull << (w & 63);
      nextOver[w >> 12] |= 1ull << (w >> 6 & 63);
    };
    auto topMove = [&](u32 c, u64 digits, int a, int b, u64 y) {
      u32 top = stored[c];
      int disc = 0;
      while (disc < tops && int(top >> 2 * disc & 3) != a && int(top >> 2 * disc & 3) != b) disc++;
      if (disc == tops) return;
      u32 after = top ^ u32(a ^ b) << 2 * disc;
      u64 base = classOf[after] * lowWords;
      digits = renamedDigits(digits, low, image[after]);
      y = renamedBits(y, image[after]);
      put(base | digits, y);
      // The stored setting may leave pegs unused: their names are free.
      u32 used = 1;
      for (int d = 0; d < tops; d++) used |= 1u << (stored[classOf[after]] >> 2 * d & 3);
      int unused[3], count = 0;
      for (int peg = 1; peg < 4; peg++)
        if (!(used >> peg & 1)) unused[count++] = peg;
      static const int two[1][3] = {{1, 0, 2}}, three[5][3] = {{0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
      for (int q = 0, all = count == 3 ? 5 : count == 2 ? 1 : 0; q < all; q++) {
        int map[4] = {0, 1, 2, 3};
        for (int i = 0; i < count; i++) map[unused[i]] = unused[count == 2 ? two[q][i] : three[q][i]];
        u8 other = map[0] | map[1] << 2 | map[2] << 4 | map[3] << 6;
        put(base | renamedDigits(digits, low, other), renamedBits(y, other));
      }
    };
    for (u64 over = 0; over < nowOver.size(); over++) {
      u64 rest = nowOver[over];
      nowOver[over] = 0;
      for (; rest; rest &= rest - 1) {
        u64 group = over * 64 + std::countr_zero(rest), active = now[group];
        now[group] = 0;
        for (; active; active &= active - 1) {
          u64 w = group * 64 + std::countr_zero(active), x = (planes[2 * w] ^ a0) & (planes[2 * w + 1] ^ b0), digits = w & (lowWords - 1);
          u32 c = w >> 2 * low;
          planes[2 * w] |= x;
          planes[2 * w + 1] |= x;
          width += std::popcount(x) * weight[c];
          put(w, within(x));
          u64 on[4];
          for (u64 peg = 0; peg < 4; peg++) {
            u64 q = digits ^ (0x5555555555555555ull * peg);
            on[peg] = ~(q | q >> 1) & lanes;
          }
          for (int a = 0; a < 4; a++)
            for (int b = a + 1; b < 4; b++) {
              u64 y = x & open[a][b], either = on[a] | on[b];
              if (!y) continue;
              if (either) put(w ^ (u64(a ^ b) << std::countr_zero(either)), y);
              else topMove(c, digits, a, b, y);
            }
        }
      }
    }
    if (!width) break;
    order += width;
    sum += width * level;
    now.swap(next);
    nowOver.swap(nextOver);
  }
  printf("{\"order\":%llu,\"eccentricity\":%u,\"sum\":\"%llu\",\"seconds\":%.4f}\n", (unsigned long long)order, level - 1, (unsigned long long)sum, seconds() - start);
}
