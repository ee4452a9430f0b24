import { paths } from '@mentor-connect/contract/remote'
import { languageOfPath } from '@mentor-connect/contract/api/languageAddress'
import { accountMessages } from '@mentor-connect/features/account/messages'
import { joinMessages, type MessageLoaders } from '@mentor-connect/i18n'
import { useStore } from '@mentor-connect/ui/store'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { register } from '../languages/languages'
import { termsStore } from './termsStore'

const own: MessageLoaders = {
  en: () => import(/* webpackChunkName: "terms-en" */ './messages/en.json'),
  hi: () => import(/* webpackChunkName: "terms-hi" */ './messages/hi.json'),
}

/**
 * Includes the messages of the account settings, in which a person who does not agree can export the data and
 * delete the account.
 */
const termsMessages: MessageLoaders = joinMessages(accountMessages, own)

const TermsChange = lazy(async () => {
  await register(termsMessages)
  return import(/* webpackChunkName: "terms" */ './TermsChange')
})

/** Tells people that the terms have changed since they agreed, except on the pages that show the terms. */
export function TermsGate() {
  const terms = useStore(termsStore.state)
  const { path } = languageOfPath(useLocation().pathname)
  if (!terms || path === paths.terms || path === paths.privacy) return null
  return (
    <Suspense fallback={null}>
      <TermsChange terms={terms} />
    </Suspense>
  )
}
