import { paths } from '@mentor-connect/contract/remote'
import { languageOfPath } from '@mentor-connect/contract/site/languageAddress'
import { useStore } from '@mentor-connect/ui/store'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { register } from '../languages/languages'
import { termsStore } from './termsStore'
import { termsMessages } from './termsMessages'

const TermsChange = lazy(async () => {
  await register(termsMessages)
  return import(/* webpackChunkName: "terms" */ './TermsChange')
})

/** Tells people that the terms have changed since they agreed, except on the pages where they read them. */
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
