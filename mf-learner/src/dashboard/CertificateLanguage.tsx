import { call, useAttempt } from '@mentor-connect/api'
import {
  changeCertificateLanguage,
  type OwnCertificate,
} from '@mentor-connect/contract/learning/certificates'
import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES, languageOf, type Locale } from '@mentor-connect/i18n'
import { SelectField, Small, VisuallyHidden, space, useFailureText } from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** Choice of the language of a certificate. A change is saved at once. */
export function CertificateLanguage({ certificate }: { certificate: OwnCertificate }) {
  const t = useT()
  const failureText = useFailureText()
  const { _id, userId, courseName } = certificate
  const [language, setLanguage] = useState<Locale>(certificate.language ?? DEFAULT_LOCALE)
  const { attempt, failure } = useAttempt()

  const handleChange = async (wanted: Locale) => {
    setLanguage(wanted)
    const body = { userId, certificateId: _id, language: wanted }
    if (!(await attempt(() => call(changeCertificateLanguage, { body })))) setLanguage(language)
  }

  return (
    <Choice>
      <SelectField
        label={
          <>
            {t('learner.certificates.language')}
            <VisuallyHidden lang={languageOf(courseName)}> {courseName}</VisuallyHidden>
          </>
        }
        value={language}
        onChange={handleChange}
        options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
        {...(failure && { error: failureText(failure) })}
      />
      <Small>{t('learner.certificates.languageHint')}</Small>
    </Choice>
  )
}

const Choice = styled.div`
  display: grid;
  gap: ${space[1]};
  max-width: 20rem;
  margin-bottom: ${space[4]};
`
