import type { Outcome, PublishOptions } from './target'

/** Returns the result of a release as lines for the terminal. */
export function outcomeLines(
  area: string,
  { release, generation, flipped, browser, price, adapter }: Outcome,
  { canaryPercent, dryRun }: Pick<PublishOptions, 'canaryPercent' | 'dryRun'>,
): string[] {
  const share = canaryPercent ? ` for ${canaryPercent}% of the browsers` : ''
  return [
    ...(browser ? [`• In the browser: ${browser}.`] : []),
    ...(price ? [`• ${price}`] : []),
    ...(adapter ? [`• ${adapter}`] : []),
    dryRun
      ? `✓ ${area}@${release} may become live${share}: every check has passed, and nothing has changed.`
      : flipped
        ? `✓ ${area}@${release} is live${share} (generation ${generation}).`
        : `✓ ${area}@${release} is live already: nothing has changed.`,
  ]
}
