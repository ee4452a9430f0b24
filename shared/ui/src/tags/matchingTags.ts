import { foldText } from '@mentor-connect/contract/rules/foldText'

/** Maximum number of suggestions. People would rather type than scroll through more. */
const OFFERED_MAX = 50

/** Returns suggestions that contain the input and are not chosen yet. Those that begin with the input come first. */
export function matchingTags(suggestions: readonly string[] = [], chosen: string[], typed: string): string[] {
  const wanted = foldText(typed.trim())
  const taken = new Set(chosen.map(foldText))
  const places = suggestions
    .filter((suggestion) => !taken.has(foldText(suggestion)))
    .map((suggestion) => [suggestion, foldText(suggestion).indexOf(wanted)] as const)
  const begins = places.filter(([, place]) => place === 0)
  const contains = places.filter(([, place]) => place > 0)
  return [...begins, ...contains].map(([suggestion]) => suggestion).slice(0, OFFERED_MAX)
}
