import { PageTitle, paths } from '@mentor-connect/contract/remote'
import {
  AreaPage,
  ButtonLink,
  CardGrid,
  Empty,
  Lead,
  LoadFailed,
  Pagination,
  StaleNotice,
  Title,
  color,
} from '@mentor-connect/ui'
import { Heart } from 'lucide-react'
import { Navigate } from 'react-router-dom'
import { useT } from '../messages/useT'
import { BookmarkCard } from './BookmarkCard'
import { BookmarkSkeletons } from './BookmarkSkeletons'
import { useBookmarks } from './useBookmarks'

export default function BookmarksPage() {
  const t = useT()
  return (
    <AreaPage>
      <PageTitle>{t('learner.bookmarks.pageTitle')}</PageTitle>
      <header>
        <Title>{t('learner.bookmarks.title')}</Title>
        <Lead>{t('learner.bookmarks.subtitle')}</Lead>
      </header>
      <Bookmarks />
    </AreaPage>
  )
}

function Bookmarks() {
  const bookmarks = useBookmarks()
  const { items, page, totalPages, setPage, failed, remove } = bookmarks

  if (bookmarks.isBeyondEnd) return <Navigate to={`?page=${Math.max(1, totalPages)}`} replace />
  if (bookmarks.isLoading) return <BookmarkSkeletons />
  if (bookmarks.error && !bookmarks.hasData)
    return <LoadFailed error={bookmarks.error} onRetry={bookmarks.retry} />
  if (items.length === 0) return <NoBookmarks />

  return (
    <>
      {bookmarks.error && <StaleNotice onRetry={bookmarks.retry} />}
      <CardGrid>
        {items.map((course) => (
          <BookmarkCard
            key={course._id}
            course={course}
            hasFailed={failed.has(course._id)}
            onRemove={remove}
          />
        ))}
      </CardGrid>
      {/* The specification requires the pagination even if there is only one page. */}
      <Pagination page={page} totalPages={totalPages} onChange={setPage} showSinglePage />
    </>
  )
}

function NoBookmarks() {
  const t = useT()
  return (
    <Empty title={t('learner.bookmarks.empty')} picture={<Heart size={44} color={color.muted} aria-hidden />}>
      <p>{t('learner.bookmarks.emptyHint')}</p>
      <ButtonLink to={paths.learner.explore}>{t('learner.dashboard.explore')}</ButtonLink>
    </Empty>
  )
}
