import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import area from 'area/routes'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import '@mentor-connect/contract/auth'
import 'styled-components'

/** Shows the routes of an area in a page of another site, with the packages that areas expect there. */
const { default: messages } = await area.messages.en()
i18n.loadAndActivate({ locale: 'en', messages })
const router = createMemoryRouter(area.routes)

createRoot(document.getElementById('root')!).render(
  <I18nProvider i18n={i18n}>
    <RouterProvider router={router} />
  </I18nProvider>,
)
