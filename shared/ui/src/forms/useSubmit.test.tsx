import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { ApiFailure } from '@mentor-connect/api'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { Field } from '..'
import { Form, useSubmit } from '.'

interface LoginProps {
  send: () => Promise<unknown>
  onFailure?: (failure: ApiFailure) => void
}

/** A form that shows what `useSubmit` returns. */
function Login({ send, onFailure }: LoginProps) {
  const form = useForm({ defaultValues: { email: '' } })
  const { submit, isSubmitting, failure, formFailure, failureId } = useSubmit(form, { send, onFailure })
  return (
    <Form form={form} onSubmit={submit}>
      <Field label="Email" aria-describedby={failureId} {...form.register('email')} />
      {failure && <p id={failureId}>{failure.code}</p>}
      {formFailure && <p role="alert">{formFailure.message}</p>}
      <button>{isSubmitting ? 'Please wait…' : 'Log in'}</button>
    </Form>
  )
}
const press = (name = 'Log in') => screen.getByRole('button', { name })

test('is busy while the request is in progress', async () => {
  const { user } = await renderUi(<Login send={() => new Promise(() => undefined)} />)
  await user.click(press())
  expect(press('Please wait…')).toBeVisible()
})

test('without `fieldErrors` every failure belongs to the form and describes its fields', async () => {
  const failure = new ApiFailure(400, 'invalid_input', 'Not valid.', { email: 'x' })
  const { user } = await renderUi(<Login send={() => Promise.reject(failure)} />)
  expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription()
  await user.click(press())
  expect(screen.getByRole('alert')).toHaveTextContent('Not valid.')
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('invalid_input')
  expect(press()).toBeEnabled()
})

test('onFailure receives each failure as an ApiFailure', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const heard = jest.fn()
  const send = jest
    .fn()
    .mockRejectedValueOnce(new ApiFailure(429, 'rate_limited', 'Slowly.', {}, undefined, 30))
    .mockRejectedValueOnce('a string that somebody threw')
    .mockResolvedValueOnce(undefined)
  const { user } = await renderUi(<Login send={send} onFailure={heard} />)
  for (let tries = 0; tries < 3; tries += 1) await user.click(press())
  expect(heard.mock.calls.map(([failure]) => failure)).toMatchObject([
    { name: 'ApiFailure', code: 'rate_limited', retryAfterSeconds: 30 },
    { name: 'ApiFailure', code: 'internal', status: 0 },
  ])
  expect(screen.queryByRole('alert')).toBeNull()
  log.mockRestore()
})
