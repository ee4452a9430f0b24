import { unprintedIn } from '@mentor-connect/contract/rules/printableNames'
import { useSharedT } from '@mentor-connect/i18n'

/** How many characters a hint names. */
const NAMED_MAX = 5

/** What a learner should know about the name that is typed: certificates have no letters for all scripts. */
export function useNameHint(): (name: string) => string | undefined {
  const t = useSharedT()
  return (name) => {
    const signs = unprintedIn(name).slice(0, NAMED_MAX)
    return signs.length > 0 ? t('ui.name.unprinted', { signs: signs.join(' ') }) : undefined
  }
}
