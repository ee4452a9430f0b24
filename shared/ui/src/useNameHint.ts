import { needsCertificateName, unprintedIn } from '@mentor-connect/contract/rules/printableNames'
import { useSharedT } from '@mentor-connect/i18n'

/** How many characters a hint names. */
const NAMED_MAX = 5
const signsOf = (name: string) => unprintedIn(name).slice(0, NAMED_MAX).join(' ')

/** What a learner should know about the name that is typed: certificates have no letters for all scripts. */
export function useNameHint(): (name: string) => string | undefined {
  const t = useSharedT()
  return (name) => {
    const signs = signsOf(name)
    if (signs === '') return undefined
    return t(needsCertificateName(name) ? 'ui.name.unprinted' : 'ui.name.pictures', { signs })
  }
}

/** Checks the name that is given for certificates; returns why it cannot be one. */
export function useCertificateNameError(): (name: string) => string | undefined {
  const t = useSharedT()
  return (name) =>
    needsCertificateName(name) ? t('ui.name.unprintedEither', { signs: signsOf(name) }) : undefined
}
