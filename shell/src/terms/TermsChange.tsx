import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink } from '@mentor-connect/ui'
import { DismissibleNotice } from '../notifications/DismissibleNotice'
import { TermsDialog } from './TermsDialog'
import { termsStore, type DueTerms } from './termsStore'
import { useTermsT } from './useTermsT'

/**
 * Asks for consent if the new terms allow more use of data than the person agreed to; otherwise only shows a notice.
 */
export default function TermsChange({ terms }: { terms: DueTerms }) {
  const t = useTermsT()
  if (terms.due === 'agreement') return <TermsDialog terms={terms} />
  return (
    <DismissibleNotice
      isFinal
      text={t('shell.terms.announced')}
      action={<ButtonLink to={paths.privacy}>{t('shell.terms.read')}</ButtonLink>}
      onDismiss={termsStore.dismiss}
    />
  )
}
