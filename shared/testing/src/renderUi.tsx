import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import type { Locale } from '@mentor-connect/i18n'
import en from '@mentor-connect/i18n/messages/en.json'
import hi from '@mentor-connect/i18n/messages/hi.json'

const MESSAGES = { en, hi }

/** Renders a component of `shared` with the shared messages, without routes or a session. */
export async function renderUi(component: ReactElement, locale: Locale = 'en') {
  await act(async () => i18n.loadAndActivate({ locale, messages: MESSAGES[locale] }))
  const wrap = (children: ReactElement) => <I18nProvider i18n={i18n}>{children}</I18nProvider>
  const view = render(wrap(component))
  return {
    ...view,
    rerender: (next: ReactElement) => view.rerender(wrap(next)),
    user: userEvent.setup(),
  }
}
