import { needsCertificateName, unprintedIn } from '@mentor-connect/contract/accounts/printableNames'
import { useLineErrorText } from '../useLineErrorText'
import { useCertificateNameT } from './useCertificateNameT'

/** Maximum number of characters that a hint lists. */
const NAMED_MAX = 5
const signsOf = (name: string) => unprintedIn(name).slice(0, NAMED_MAX).join(' ')

/**
 * Returns a function that warns a learner if certificates cannot print the typed name as it is, because their fonts
 * lack some scripts.
 */
export function useNameHint(): (name: string) => string | undefined {
  const t = useCertificateNameT()
  return (name) => {
    const signs = signsOf(name)
    if (signs === '') return undefined
    return t(needsCertificateName(name) ? 'certificateName.unprinted' : 'certificateName.pictures', { signs })
  }
}

/**
 * Returns a function that checks the name for certificates, if the form asks for one. The function returns
 * true, or the reason why the name is refused.
 */
export function useCertificateNameRule(): (name: string, form: { name: string }) => true | string {
  const t = useCertificateNameT()
  const lineErrorText = useLineErrorText()
  return (name, form) => {
    if (!needsCertificateName(form.name)) return true
    if (needsCertificateName(name)) return t('certificateName.unprintedEither', { signs: signsOf(name) })
    return lineErrorText(name, 'name') ?? true
  }
}
