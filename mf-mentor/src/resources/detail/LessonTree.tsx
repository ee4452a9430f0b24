import { fileUrl } from '@mentor-connect/api'
import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
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
import { ExternalLink, PencilLine } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { LESSON_ICONS, whatOf } from '../lesson-kinds/lessonIcons'
import { lessonPagePath } from '../lesson-kinds/lessonPagePath'

type Lesson = OwnCourse['modules'][number]['lessons'][number]

/** Modules and lessons, as learners see them. */
export function LessonTree({ _id, modules }: Pick<OwnCourse, '_id' | 'modules'>) {
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
              <LessonLine key={lesson.id} courseId={_id} lesson={lesson} />
            ))}
          </ul>
        </Card>
      ))}
    </Stack>
  )
}

function LessonLine({ courseId, lesson }: { courseId: string; lesson: Lesson }) {
  const t = useT()
  const what = whatOf(lesson)
  const Icon = LESSON_ICONS[what]
  const address = lesson.kind ? undefined : lesson.file || lesson.url
  return (
    <Line>
      <Icon size={22} color={color.primary} aria-hidden />
      <Words>
        <span>{lesson.title || t('mentor.form.lesson.unnamed')}</span>
        <Small>
          {t(`mentor.lesson.what.${what}`)}
          {lesson.minutes !== undefined && ` · ${t('mentor.lesson.minutes', { count: lesson.minutes })}`}
          {lesson.empty && ` · ${t(lesson.drafted ? 'mentor.status.draft' : 'mentor.form.state.empty')}`}
        </Small>
      </Words>
      {lesson.kind && (
        <ButtonLink $variant="ghost" to={lessonPagePath(courseId, lesson.id, lesson.kind)}>
          <PencilLine size={16} aria-hidden />
          {t(lesson.kind === 'task' ? 'mentor.resource.rubric' : 'mentor.resources.edit')}
          <VisuallyHidden> {lesson.title}</VisuallyHidden>
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
  a {
    flex: none;
    max-width: 50%;
    margin-inline-end: calc(-1 * ${space[3]});
    padding-inline: ${space[3]};
  }
`

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
`
