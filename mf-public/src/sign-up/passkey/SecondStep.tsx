import { ApiFailure, call, useAttempt } from '@mentor-connect/api'
import {
  loginWithRecoveryCode,
  RECOVERY_CODE_INVALID,
  SECOND_STEP_OVER,
} from '@mentor-connect/contract/accounts/passkeys'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { RECOVERY_CODE_LENGTH } from '@mentor-connect/contract/rules/limits'
import { latinDigits } from '@mentor-connect/contract/rules/numbers/latinDigits'
import { createUseTexts } from '@mentor-connect/i18n/texts'
import { Button, Field, Stack } from '@mentor-connect/ui'
import { Form, useSubmit } from '@mentor-connect/ui/forms'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { FormFailure } from '../FormFailure'
import { Or } from '../Or'
import { StepTitle } from '../StepTitle'
import { useEnter } from '../useEnter'
import { accountGrant } from './accountGrant'
import { PasskeyFailureNote } from './PasskeyFailureNote'
import { logInWithPasskey } from './logInWithPasskey'
import en from './texts/en.json'
import hi from './texts/hi.json'

const useTexts = createUseTexts<keyof typeof en>({ en, hi })

interface SecondStepProps {
  /** Goes back to the password. @param isOver true if the time for this step is over */
  onBack: (isOver: boolean) => void
}

/** The second step of a log-in: a passkey or a recovery code after the password. */
export function SecondStep({ onBack }: SecondStepProps) {
  const t = useTexts()
  return (
    <Stack $gap={5}>
      <PageTitle>{t('public.second.title')}</PageTitle>
      <StepTitle title={t('public.second.title')} intro={t('public.second.intro')} focused />
      <WithPasskey onBack={onBack} />
      <Or>{t('public.second.or')}</Or>
      <WithRecoveryCode onBack={onBack} />
      <Link to={paths.help}>{t('public.second.lost')}</Link>
    </Stack>
  )
}

function WithPasskey({ onBack }: SecondStepProps) {
  const t = useTexts()
  const enter = useEnter()
  const failureId = useId()
  const { attempt, isBusy, failure } = useAttempt()

  const logIn = async () => {
    try {
      enter(await logInWithPasskey(true))
    } catch (error) {
      if (isOver(error)) return onBack(true)
      throw error
    }
  }

  return (
    <>
      <Button
        $wide
        $inactive={isBusy}
        aria-describedby={failure ? failureId : undefined}
        onClick={() => void attempt(logIn)}
      >
        {t(isBusy ? 'public.second.wait' : 'public.second.passkey')}
      </Button>
      {failure && <PasskeyFailureNote failure={failure} id={failureId} />}
    </>
  )
}

function WithRecoveryCode({ onBack }: SecondStepProps) {
  const t = useTexts()
  const enter = useEnter()
  const form = useForm({ defaultValues: { code: '' } })
  const { submit, isSubmitting, formFailure, failureId } = useSubmit(form, {
    send: async ({ code }) => {
      const { data } = await call(loginWithRecoveryCode, { body: { code: latinDigits(code).trim() } })
      enter(accountGrant(data))
    },
    onFailure: (failed) => isOver(failed) && onBack(true),
    fieldErrors: (failed) =>
      failed.reason === RECOVERY_CODE_INVALID ? { code: t('public.second.wrong') } : {},
  })
  const validate = (code: string) =>
    isWhole(latinDigits(code)) || t('public.second.rule', { length: RECOVERY_CODE_LENGTH })

  return (
    <Form form={form} onSubmit={submit} $gap={4}>
      <Field
        label={t('public.second.code')}
        hint={t('public.second.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={2 * RECOVERY_CODE_LENGTH}
        required
        error={form.formState.errors.code?.message}
        aria-describedby={failureId}
        {...form.register('code', { validate })}
      />
      <FormFailure failure={formFailure} id={failureId} />
      <Button type="submit" $variant="secondary" $wide $inactive={isSubmitting}>
        {t(isSubmitting ? 'public.second.wait' : 'public.second.submit')}
      </Button>
      <Button $variant="ghost" onClick={() => onBack(false)}>
        {t('public.second.back')}
      </Button>
    </Form>
  )
}

const isOver = (error: unknown) => error instanceof ApiFailure && error.reason === SECOND_STEP_OVER

const isWhole = (typed: string) =>
  new RegExp(`^[0-9A-Za-z]{${RECOVERY_CODE_LENGTH}}$`).test(typed.replace(/[ -]/g, ''))
