import { needsCertificateName, unprintedIn } from '@mentor-connect/contract/accounts/printableNames'
import { useLineErrorText } from '../useLineErrorText'
import { useCertificateNameT } from './useCertificateNameT'

/** How many characters a hint names. */
const NAMED_MAX = 5
const signsOf = (name: string) => unprintedIn(name).slice(0, NAMED_MAX).join(' ')

/** What a learner should know about the name that is typed: certificates have no letters for all scripts. */
export function useNameHint(): (name: string) => string | undefined {
  const t = useCertificateNameT()
  return (name) => {
    const signs = signsOf(name)
    if (signs === '') return undefined
    return t(needsCertificateName(name) ? 'certificateName.unprinted' : 'certificateName.pictures', { signs })
  }
}

/** Checks the name that somebody gives for certificates, if it is asked for. Returns true, or why it cannot be one. */
export function useCertificateNameRule(): (name: string, form: { name: string }) => true | string {
  const t = useCertificateNameT()
  const lineErrorText = useLineErrorText()
  return (name, form) => {
    if (!needsCertificateName(form.name)) return true
    if (needsCertificateName(name)) return t('certificateName.unprintedEither', { signs: signsOf(name) })
    return lineErrorText(name, 'name') ?? true
  }
}
