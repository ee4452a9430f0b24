import { useLearner } from '@mentor-connect/contract/auth'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, Lead, Title } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { Notes } from './Notes'
import { NotesSkeleton } from './NotesSkeleton'

/** All notes of the learner, with a search. */
export default function NotesPage() {
  const t = useT()
  const learner = useLearner()
  return (
    <AreaPage>
      <PageTitle>{t('learner.notes.title')}</PageTitle>
      <header>
        <Title>{t('learner.notes.title')}</Title>
        <Lead>{t('learner.notes.subtitle')}</Lead>
      </header>
      {learner ? <Notes learnerId={learner._id} /> : <NotesSkeleton />}
    </AreaPage>
  )
}
