/** Requests of a network that wait; an office whose people all open a page at once has fewer. */
const mostWaiting = 50;

/** Milliseconds; a slow database is no reason to wait longer. */
const longestPause = 100;

/** Milliseconds after which the next begins although the one before has not ended. */
const longestTurn = 5_000;

/**
 * Creates the function that does the work of a network one after the other, and then leaves the processor to others for as long as
 * the work took, at most 100 ms: no network takes more than about half of it, with however many connections. Returns null beyond 50
 * that wait. Work that takes long holds its turn for 5 s at most.
 */
export function createNetworkTurns(): <Result>(
  network: string,
  work: () => Promise<Result>,
) => Promise<Result | null> {
  /** Those that wait, of each network that is at work. */
  const waiting = new Map<string, (() => void)[]>();

  function startNext(network: string): void {
    const next = waiting.get(network)?.shift();
    if (next) next();
    else waiting.delete(network);
  }

  return async (network, work) => {
    const queue = waiting.get(network);
    if (!queue) waiting.set(network, []);
    else if (queue.length >= mostWaiting) return null;
    else await new Promise<void>((done) => queue.push(done));
    const startedAt = performance.now();
    let hasTurn = true;
    const endTurn = () => {
      if (hasTurn) setTimeout(startNext, Math.min(performance.now() - startedAt, longestPause), network);
      hasTurn = false;
    };
    const patience = setTimeout(endTurn, longestTurn);
    try {
      return await work();
    } finally {
      clearTimeout(patience);
      endTurn();
    }
  };
}
