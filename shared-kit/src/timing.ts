/** Waits. Runs in browsers and on servers. */
export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/**
 * A delay up to 20 % shorter or longer than `milliseconds`. All clients of a server lose it in the same instant; without jitter they
 * would all come back in the same instant too.
 */
export const withJitter = (milliseconds: number): number => milliseconds * (0.8 + Math.random() * 0.4)
