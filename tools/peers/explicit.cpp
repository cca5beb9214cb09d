// The C++ yardstick: the stored graph of Hanoi on 3 pegs, its degrees, components and distances from a perfect state.
// g++ -O3 -march=native -std=c++20 explicit.cpp -o explicit && ./explicit 14
#include <bit>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <sys/resource.h>
#include <vector>
using std::vector;
using u32 = uint32_t;
using u64 = uint64_t;
constexpr u32 P = 3;

static double seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

static long peak() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss * 1024;
}

static u64 power(u64 base, int exponent) {
  u64 result = 1;
  while (exponent--) result *= base;
  return result;
}

static int neighbors(u32 state, int n, u32* out) {
  int k = 0;
  u32 seen = 0, rest = state, weight = 1;
  for (int disc = 0; disc < n; disc++, weight *= P) {
    u32 from = rest % P;
    rest /= P;
    if (!(seen >> from & 1))
      for (u32 to = 0; to < P; to++)
        if (to != from && !(seen >> to & 1)) out[k++] = state + (to - from) * weight;
    seen |= 1u << from;
    if (std::popcount(seen) >= int(P) - 1) break;
  }
  return k;
}

int main(int, char** argv) {
  const int n = atoi(argv[1]);
  const double start = seconds();
  const u32 order = power(P, n);
  vector<u32> offsets(order + 1), targets(u64(P) * (P - 1) / 2 * (power(P, n) - power(P - 2, n)));
  u32 arcs = 0, out[P * P];
  for (u32 s = 0; s < order; s++) {
    offsets[s] = arcs;
    for (int i = 0, k = neighbors(s, n, out); i < k; i++) targets[arcs++] = out[i];
  }
  offsets[order] = arcs;
  u64 degrees[8] = {0};
  for (u32 s = 0; s < order; s++) degrees[offsets[s + 1] - offsets[s]]++;
  vector<u32> component(order, ~0u), queue(order);
  u32 components = 0;
  for (u32 root = 0; root < order; root++) {
    if (component[root] != ~0u) continue;
    u32 head = 0, tail = 0;
    queue[tail++] = root;
    component[root] = components;
    while (head < tail) {
      u32 u = queue[head++];
      for (u32 i = offsets[u]; i < offsets[u + 1]; i++)
        if (u32 v = targets[i]; component[v] == ~0u) component[v] = components, queue[tail++] = v;
    }
    components++;
  }
  vector<u32> distance(order, ~0u);
  u32 head = 0, tail = 0;
  queue[tail++] = 0;
  distance[0] = 0;
  while (head < tail) {
    u32 u = queue[head++];
    for (u32 i = offsets[u]; i < offsets[u + 1]; i++)
      if (u32 v = targets[i]; distance[v] == ~0u) distance[v] = distance[u] + 1, queue[tail++] = v;
  }
  u64 sum = 0;
  for (u32 d : distance) sum += d;
  printf("{\"order\":%u,\"components\":%u,\"degree2\":%llu,\"eccentricity\":%u,\"sum\":%llu,\"seconds\":%.4f,\"peak\":%ld}\n", order, components, (unsigned long long)degrees[2], distance[queue[tail - 1]], (unsigned long long)sum,
         seconds() - start, peak());
}
