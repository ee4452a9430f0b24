import { fileUrl } from '@mentor-connect/api'
import type { OwnCourse } from '@mentor-connect/contract/api/authoring'
import { paths } from '@mentor-connect/contract/remote'
import {
  ButtonAnchor,
  ButtonLink,
  Card,
  CardTitle,
  Empty,
  SectionTitle,
  Small,
  Stack,
  VisuallyHidden,
  color,
  space,
} from '@mentor-connect/ui'
import { ExternalLink, FileText, GraduationCap, Video } from 'lucide-react'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

const ICONS = { link: Video, document: FileText, course: GraduationCap }

type Lesson = OwnCourse['modules'][number]['lessons'][number]

/** Modules and lessons, as learners see them. */
export function LessonTree({ modules }: Pick<OwnCourse, 'modules'>) {
  const t = useT()
  return (
    <Stack as="section" aria-labelledby="modules-title">
      <SectionTitle id="modules-title">{t('mentor.form.modules')}</SectionTitle>
      {modules.length === 0 && <Empty title={t('mentor.form.modules.empty')} />}
      {modules.map(({ id, name, lessons }, index) => (
        <Card key={id}>
          <CardTitle>{name || t('mentor.form.module.heading', { n: index + 1 })}</CardTitle>
          <ul>
            {lessons.map((lesson) => (
              <LessonLine key={lesson.id} lesson={lesson} />
            ))}
          </ul>
        </Card>
      ))}
    </Stack>
  )
}

function LessonLine({ lesson }: { lesson: Lesson }) {
  const t = useT()
  const { resourceId: courseId = '' } = useParams()
  const Icon = ICONS[lesson.type]
  const address = lesson.file || lesson.url
  return (
    <Line>
      <Icon size={22} color={color.primary} aria-hidden />
      <Words>
        <span>{lesson.title || t('mentor.form.lesson.unnamed')}</span>
        <Small>{t(`mentor.lesson.type.${lesson.type}`)}</Small>
      </Words>
      {lesson.kind === 'task' && (
        <ButtonLink $variant="ghost" to={paths.mentorArea.task(courseId, lesson.id)}>
          {t('mentor.resource.rubric')}
          <VisuallyHidden>{lesson.title}</VisuallyHidden>
        </ButtonLink>
      )}
      {address && (
        <ButtonAnchor $variant="ghost" href={fileUrl(address)} target="_blank" rel="noopener noreferrer">
          {t('mentor.resource.open')}
          <ExternalLink size={16} aria-hidden />
          <VisuallyHidden>
            {lesson.title} {t('mentor.newTab')}
          </VisuallyHidden>
        </ButtonAnchor>
      )}
    </Line>
  )
}

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[3]};

  & + & {
    border-top: 1px solid ${color.border};
  }
  svg {
    flex: none;
  }
`

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
`
