// The stored graph of Hanoi on 3 pegs in the C core of igraph: degrees, components, distances from a perfect state.
// gcc -O3 -march=native igraph_explicit.c $(pkg-config --cflags --libs igraph) -o igraph_explicit && ./igraph_explicit 14
#include <igraph.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

static long peak(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss * 1024;
}

static void edges_of(igraph_integer_t state, int n, igraph_vector_int_t* edges) {
  igraph_integer_t rest = state, weight = 1;
  for (int disc = 0, covered = 0; disc < n; disc++, weight *= 3) {
    int peg = rest % 3;
    rest /= 3;
    for (int other = peg + 1; other < 3; other++)
      if (!(covered >> peg & 1) && !(covered >> other & 1)) {
        igraph_vector_int_push_back(edges, state);
        igraph_vector_int_push_back(edges, state + (other - peg) * weight);
      }
    covered |= 1 << peg;
  }
}

int main(int count, char** arguments) {
  const int n = atoi(arguments[count - 1]);
  const double start = seconds();
  igraph_integer_t order = 1, components, degree2 = 0;
  for (int i = 0; i < n; i++) order *= 3;
  igraph_vector_int_t edges, degrees;
  igraph_vector_int_init(&edges, 0);
  igraph_vector_int_reserve(&edges, 3 * order);
  for (igraph_integer_t state = 0; state < order; state++) edges_of(state, n, &edges);
  igraph_t graph;
  igraph_create(&graph, &edges, order, IGRAPH_UNDIRECTED);
  igraph_vector_int_destroy(&edges);
  igraph_vector_int_init(&degrees, 0);
  igraph_degree(&graph, &degrees, igraph_vss_all(), IGRAPH_ALL, IGRAPH_LOOPS);
  for (igraph_integer_t state = 0; state < order; state++) degree2 += VECTOR(degrees)[state] == 2;
  igraph_connected_components(&graph, NULL, NULL, &components, IGRAPH_WEAK);
  igraph_matrix_t distances;
  igraph_matrix_init(&distances, 0, 0);
  igraph_distances(&graph, &distances, igraph_vss_1(0), igraph_vss_all(), IGRAPH_ALL);
  const double eccentricity = igraph_matrix_max(&distances), sum = igraph_matrix_sum(&distances);
  const char* version;
  igraph_version(&version, NULL, NULL, NULL);
  printf("{\"order\":%lld,\"components\":%lld,\"degree2\":%lld,\"eccentricity\":%.0f,\"sum\":%.0f,\"seconds\":%.4f,\"peak\":%ld,\"version\":\"%s\"}\n", (long long)igraph_vcount(&graph), (long long)components,
         (long long)degree2, eccentricity, sum, seconds() - start, peak(), version);
}
