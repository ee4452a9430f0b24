import { useLocale } from '@mentor-connect/i18n'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useT } from '../messages/useT'
import { LegalDocument } from './LegalDocument'
import { privacyEn } from './texts/privacy.en'
import { privacyHi } from './texts/privacy.hi'

const TEXTS = { en: privacyEn, hi: privacyHi }

export default function PrivacyPage() {
  const t = useT()
  const title = t('public.privacy.title')
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <LegalDocument title={title} intro={t('public.privacy.intro')} text={TEXTS[useLocale()]} />
    </>
  )
}
