import { useForm } from 'react-hook-form'
import styled from 'styled-components'
import type { ErasureTerms } from '@mentor-connect/contract/accounts/accountData'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { Button, Notice, PasswordField, Row, color, Checkbox } from '@mentor-connect/ui'
import type { ComponentProps } from 'react'
import { useErasure } from './useErasure'
import { useOwnerFailureText } from './useOwnerFailureText'
import { useT } from './useT'

interface KeepCertificatesProps extends ComponentProps<'input'> {
  count: number
}

interface DeleteAccountFormProps {
  userId: string
  terms: ErasureTerms
  onClose: () => void
}

export function DeleteAccountForm({ userId, terms, onClose }: DeleteAccountFormProps) {
  const t = useT()
  const failureText = useOwnerFailureText()
  const erase = useErasure(userId)
  const needsPassword = terms.proof === 'password'
  const form = useForm({ defaultValues: { password: '', keepCertificates: terms.certificates > 0 } })
  const { submit, isSubmitting, failure, formFailure } = useSubmit(form, {
    send: ({ password, keepCertificates }) => erase({ keepCertificates, ...(needsPassword && { password }) }),
    fieldErrors: (failed) =>
      failed.code === 'wrong_credentials' ? { password: t('account.delete.wrongPassword') } : {},
  })
  const needsSignIn = !needsPassword && (!terms.isFresh || failure?.code === 'sign_in_again')

  return (
    <Form form={form} onSubmit={submit}>
      <Consequences>
        <li>{t('account.delete.gone')}</li>
        <li>{t('account.delete.messages')}</li>
        {terms.coursesThatStay > 0 && (
          <li>{t('account.delete.courses', { count: terms.coursesThatStay })}</li>
        )}
      </Consequences>
      {terms.certificates > 0 && (
        <KeepCertificates count={terms.certificates} {...form.register('keepCertificates')} />
      )}
      {needsPassword && (
        <PasswordField
          label={t('account.delete.password')}
          autoComplete="current-password"
          required
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
      )}
      {needsSignIn && <Notice tone="warning">{t('account.delete.signInAgain')}</Notice>}
      {formFailure && !needsSignIn && <Notice tone="danger">{failureText(formFailure)}</Notice>}
      <Row>
        <Button
          type="submit"
          $variant="danger"
          $inactive={isSubmitting || needsSignIn || (needsPassword && form.watch('password') === '')}
        >
          {t(isSubmitting ? 'account.delete.busy' : 'account.delete.submit')}
        </Button>
        <Button $variant="secondary" onClick={onClose}>
          {t('account.delete.cancel')}
        </Button>
      </Row>
    </Form>
  )
}

const Consequences = styled.ul`
  padding-inline-start: 1.25rem;
  list-style: disc;

  li::marker {
    color: ${color.danger};
  }
`

/** A checkbox to keep the certificates when the account is deleted. */
function KeepCertificates({ count, ...input }: KeepCertificatesProps) {
  const t = useT()
  return (
    <Checkbox hint={t('account.delete.keepHint')} {...input}>
      {t('account.delete.keep', { count })}
    </Checkbox>
  )
}
