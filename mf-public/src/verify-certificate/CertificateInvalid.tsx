import { ShieldAlert } from 'lucide-react'
import { useT } from './messages/useT'
import { VerdictCard } from './VerdictCard'

export function CertificateInvalid() {
  const t = useT()
  return (
    <VerdictCard tone="danger" icon={ShieldAlert} title={t('public.verify.invalid')}>
      <p>{t('public.verify.invalidText')}</p>
    </VerdictCard>
  )
}
