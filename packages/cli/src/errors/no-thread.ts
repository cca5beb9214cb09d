/** The line for a thread that the system did not start. */
export const NO_THREAD = 'the system starts no further thread (ulimit -u, ulimit -v, or memory)';
