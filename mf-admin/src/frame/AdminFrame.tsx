import { call } from '@mentor-connect/api'
import { signOut } from '@mentor-connect/contract/admin/passkeys'
import { AreaFrame, LanguageSwitch, Main, SkipLink, ThemeSwitch } from '@mentor-connect/ui'
import { ClipboardList, ScrollText, Users } from 'lucide-react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Shortcuts } from '../list-controls/Shortcuts'
import { useT } from '../messages/useT'
import { sectionsOf, startOf } from '../operator/sections'
import { useOperator } from '../operator/useOperator'

const ICONS = { '/applications': ClipboardList, '/people': Users, '/audit': ScrollText }
const LABELS = {
  '/applications': 'admin.nav.applications',
  '/people': 'admin.nav.people',
  '/audit': 'admin.nav.audit',
} as const
const SIGNED_OUT_PAGES = ['/sign-in', '/register']

export function AdminFrame() {
  const t = useT()
  const { pathname } = useLocation()
  const { data: operator, error } = useOperator()
  const isSignedOutPage = SIGNED_OUT_PAGES.includes(pathname)

  if (isSignedOutPage || !operator || error?.status === 401)
    return error?.status === 401 && !isSignedOutPage ? <Navigate to="/sign-in" replace /> : <SignedOutFrame />

  const start = startOf(operator.role)
  return (
    <AreaFrame
      label={t('admin.nav.label')}
      home={start}
      items={sectionsOf(operator.role).map((to) => ({ to, label: t(LABELS[to]), icon: ICONS[to] }))}
      person={{ name: operator.email, to: start, label: operator.email }}
      onSignOut={endSession}
    >
      <Shortcuts />
      <Outlet />
    </AreaFrame>
  )
}

/** A new document: nothing of what the operator has seen stays in memory. */
async function endSession() {
  await call(signOut, { body: {} })
  location.assign('/sign-in')
}

function SignedOutFrame() {
  return (
    <>
      <SkipLink />
      <Switches>
        <LanguageSwitch />
        <ThemeSwitch />
      </Switches>
      <Main>
        <Outlet />
      </Main>
    </>
  )
}

const Switches = styled.header`
  display: flex;
  justify-content: flex-end;
  padding: 1rem;
`
