import { call } from '@mentor-connect/api'
import { signOut } from '@mentor-connect/contract/admin/passkeys'
import {
  AreaFrame,
  LanguageSwitch,
  LoadFailed,
  Main,
  Skeleton,
  SkipLink,
  ThemeSwitch,
} from '@mentor-connect/ui'
import {
  BriefcaseBusiness,
  ChartColumn,
  ClipboardList,
  GraduationCap,
  Hourglass,
  ListChecks,
  Mail,
  MessagesSquare,
  ScrollText,
  ShieldAlert,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Shortcuts } from '../list-controls/Shortcuts'
import { useT } from '../messages/useT'
import { SectionTabs } from '../navigation/SectionTabs'
import { entriesOf, startOf, type SectionGroup } from '../operator/sections'
import { useOperator } from '../operator/useOperator'

const ICONS = {
  waiting: Hourglass,
  applications: ClipboardList,
  openings: BriefcaseBusiness,
  community: MessagesSquare,
  cases: ShieldAlert,
  people: Users,
  courses: GraduationCap,
  mails: Mail,
  figures: ChartColumn,
  jobs: ListChecks,
  audit: ScrollText,
} as const satisfies Record<SectionGroup, LucideIcon>
const SIGNED_OUT_PAGES = ['/sign-in', '/register']
const LOADING = <Skeleton $height="20rem" />

export function AdminFrame() {
  const t = useT()
  const { pathname } = useLocation()
  const { data: operator, error, retry } = useOperator()

  if (SIGNED_OUT_PAGES.includes(pathname)) return <SignedOutFrame page={<Outlet />} />
  if (error?.status === 401) return <Navigate to="/sign-in" replace />
  // Until the operator is loaded, the page itself is not rendered: it would be mounted again when the frame changes,
  // and typed text would be lost.
  if (!operator)
    return <SignedOutFrame page={error ? <LoadFailed error={error} onRetry={retry} /> : LOADING} />

  const start = startOf(operator.role)
  return (
    <AreaFrame
      label={t('admin.nav.label')}
      home={start}
      items={entriesOf(operator.role).map(({ path, group }) => ({
        to: path,
        label: t(`admin.nav.${path}`),
        icon: ICONS[group],
      }))}
      person={{ name: operator.email, to: start, label: operator.email }}
      onSignOut={endSession}
    >
      <Shortcuts />
      <SectionTabs role={operator.role} />
      <Outlet />
    </AreaFrame>
  )
}

/** Signs out and loads a new document, so that no data of the operator stays in memory. */
async function endSession() {
  await call(signOut, { body: {} })
  location.assign('/sign-in')
}

function SignedOutFrame({ page }: { page: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Switches>
        <LanguageSwitch />
        <ThemeSwitch />
      </Switches>
      <Main>{page}</Main>
    </>
  )
}

const Switches = styled.header`
  display: flex;
  justify-content: flex-end;
  padding: 1rem;
`
