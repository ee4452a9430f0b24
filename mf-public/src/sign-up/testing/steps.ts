import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The server's response to a sign-up. */
export const PENDING = { email: 'asha@example.test', role: 'user' } as const

/** Valid values for the fields of the sign-up, by label. */
export const GOOD = {
  'Full name': 'Asha Verma',
  Email: 'asha@example.test',
  Password: 'long enough',
}

export async function fillSignUp(user: UserEvent, other: Partial<typeof GOOD> = {}) {
  await screen.findByRole('textbox', { name: 'Full name' })
  for (const [label, text] of Object.entries({ ...GOOD, ...other })) {
    await user.clear(screen.getByLabelText(label))
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
}

export async function fillLogin(user: UserEvent) {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'asha@example.test')
  await user.type(screen.getByLabelText('Password'), 'long enough')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

export async function typeCode(user: UserEvent, code: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Digit 1 of 4' }), code[0]!)
  await user.keyboard(code.slice(1))
  await user.click(screen.getByRole('button', { name: 'Verify' }))
}
