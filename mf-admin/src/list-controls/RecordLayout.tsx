import { AreaPage, BackTo } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { listOf } from '../operator/sections'

/**
 * The page of one record, below a link to its list. Its width is limited, so that texts and fields stay readable.
 */
export function RecordLayout({ children }: { children: ReactNode }) {
  const t = useT()
  const { pathname } = useLocation()
  const list = listOf(pathname)
  return (
    <Narrow>
      {list && <BackTo to={list}>{t(`admin.nav.${list}`)}</BackTo>}
      {children}
    </Narrow>
  )
}

const Narrow = styled(AreaPage)`
  > * {
    max-width: 54rem;
  }
`
