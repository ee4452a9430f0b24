import { useLocale } from '@mentor-connect/i18n'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useT } from '../messages/useT'
import { LegalDocument } from './LegalDocument'
import { termsEn } from './texts/terms.en'
import { termsHi } from './texts/terms.hi'

const TEXTS = { en: termsEn, hi: termsHi }

export default function TermsPage() {
  const t = useT()
  const title = t('public.terms.title')
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <LegalDocument title={title} intro={t('public.terms.intro')} text={TEXTS[useLocale()]} />
    </>
  )
}
