// Entry of the page with live examples of the components that areas share.
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { INTL_TAGS, onLocaleRequest, type Locale } from '@mentor-connect/i18n'
import en from '@mentor-connect/i18n/messages/en.json'
import hi from '@mentor-connect/i18n/messages/hi.json'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { restoreTheme } from '@mentor-connect/ui'
import { ExamplesPage } from '@mentor-connect/ui/examples'

const MESSAGES = { en, hi }

function activate(locale: Locale) {
  document.documentElement.lang = locale
  i18n.loadAndActivate({ locale, locales: INTL_TAGS[locale], messages: MESSAGES[locale] })
}

restoreTheme()
activate('en')
onLocaleRequest(activate)
createRoot(document.getElementById('examples')!).render(
  <I18nProvider i18n={i18n}>
    <MemoryRouter>
      <ExamplesPage />
    </MemoryRouter>
  </I18nProvider>,
)
