import type { Outcome, PublishOptions } from './target'

/** Returns the result of a release as lines for the terminal. */
export function outcomeLines(
  area: string,
  { release, generation, flipped, preview, browser, price, adapter }: Outcome,
  { canaryPercent, dryRun }: Pick<PublishOptions, 'canaryPercent' | 'dryRun'>,
): string[] {
  const share = canaryPercent ? ` for ${canaryPercent}% of the browsers` : ''
  return [
    ...(browser ? [`• In the browser: ${browser}.`] : []),
    ...(price ? [`• ${price}`] : []),
    ...(adapter ? [`• ${adapter}`] : []),
    dryRun
      ? `✓ ${area}@${release} may become live${share}: every check has passed, and nothing has changed.`
      : preview
        ? `✓ ${area}@${release} can be seen until ${preview.until.slice(0, 10)}, by whoever has this address: ${preview.address}`
        : flipped
          ? `✓ ${area}@${release} is live${share} (generation ${generation}).`
          : `✓ ${area}@${release} is live already: nothing has changed.`,
  ]
}
