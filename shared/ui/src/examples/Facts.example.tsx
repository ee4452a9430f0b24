import { useState } from 'react'
import { Avatar } from '../Avatar'
import { Row, Stack, Tag } from '../layout'
import { Pagination } from '../Pagination'
import { ProgressBar } from '../ProgressBar'
import { Stars } from '../Stars'
import { useExampleT } from './useExampleT'

const PAGES = 9

export function Facts() {
  const t = useExampleT()
  const [page, setPage] = useState(4)
  return (
    <Stack>
      <Row>
        <Avatar name={t('example.person')} />
        <span>{t('example.person')}</span>
        <Tag $tone="accent">{t('example.new')}</Tag>
        <Stars value={3.5} />
      </Row>
      <ProgressBar percent={(100 * page) / PAGES} label={t('example.progress')} />
      <Pagination page={page} totalPages={PAGES} onChange={setPage} />
    </Stack>
  )
}
