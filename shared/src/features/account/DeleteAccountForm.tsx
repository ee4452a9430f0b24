import { useState, type FormEvent } from 'react'
import styled from 'styled-components'
import type { ErasureTerms } from '../../contracts/accountData'
import { Button, Notice, PasswordField, Row, Stack, color } from '../../ui'
import { KeepCertificates } from './KeepCertificates'
import { useErasure } from './useErasure'
import { useOwnerFailureText } from './useOwnerFailureText'
import { useT } from './useT'

interface DeleteAccountFormProps {
  userId: string
  terms: ErasureTerms
  onClose: () => void
}

export function DeleteAccountForm({ userId, terms, onClose }: DeleteAccountFormProps) {
  const t = useT()
  const failureText = useOwnerFailureText()
  const [password, setPassword] = useState('')
  const [keepsCertificates, setKeepsCertificates] = useState(terms.certificates > 0)
  const { erase, isBusy, failure } = useErasure(userId)
  const isPasswordWrong = failure?.code === 'wrong_credentials'
  const needsPassword = terms.proof === 'password'
  const needsSignIn = !needsPassword && (!terms.isFresh || failure?.code === 'sign_in_again')

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void erase({ keepCertificates: keepsCertificates, ...(needsPassword && { password }) })
  }

  return (
    <Stack as="form" noValidate onSubmit={handleSubmit}>
      <Consequences>
        <li>{t('account.delete.gone')}</li>
        <li>{t('account.delete.messages')}</li>
        {terms.coursesThatStay > 0 && (
          <li>{t('account.delete.courses', { count: terms.coursesThatStay })}</li>
        )}
      </Consequences>
      {terms.certificates > 0 && (
        <KeepCertificates
          count={terms.certificates}
          keeps={keepsCertificates}
          onChange={setKeepsCertificates}
        />
      )}
      {needsPassword && (
        <PasswordField
          label={t('account.delete.password')}
          autoComplete="current-password"
          required
          value={password}
          error={isPasswordWrong ? t('account.delete.wrongPassword') : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      {needsSignIn && <Notice tone="warning">{t('account.delete.signInAgain')}</Notice>}
      {failure && !isPasswordWrong && !needsSignIn && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Row>
        <Button
          type="submit"
          $variant="danger"
          disabled={isBusy || needsSignIn || (needsPassword && password === '')}
        >
          {t(isBusy ? 'account.delete.busy' : 'account.delete.submit')}
        </Button>
        <Button $variant="secondary" onClick={onClose}>
          {t('account.delete.cancel')}
        </Button>
      </Row>
    </Stack>
  )
}

const Consequences = styled.ul`
  padding-inline-start: 1.25rem;
  list-style: disc;

  li::marker {
    color: ${color.danger};
  }
`
