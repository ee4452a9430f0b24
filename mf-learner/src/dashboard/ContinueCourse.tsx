import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { ButtonLink, ProgressBar, VisuallyHidden, color, font, space } from '@mentor-connect/ui'
import { Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { openingText, type CurrentCourse } from './currentCourse'
import { percentOf } from './progressRates'

/** The course in which the learner was active last, with its next lesson and a button that opens it. */
export function ContinueCourse({ current }: { current: CurrentCourse }) {
  const t = useT()
  const { courseId, title, nextLesson, progress } = current
  return (
    <>
      <Words>
        <Course lang={languageOf(title)}>{title}</Course>
        {nextLesson && (
          <p>
            {t('learner.dashboard.nextLesson')}{' '}
            {nextLesson.inPlace ? (
              <Lesson to={paths.learner.lesson(courseId, nextLesson.id)} lang={languageOf(nextLesson.title)}>
                {nextLesson.title}
              </Lesson>
            ) : (
              <b lang={languageOf(nextLesson.title)}>{nextLesson.title}</b>
            )}
          </p>
        )}
      </Words>
      {progress && progress.totalLessons > 0 && (
        <Progress>
          <ProgressBar
            percent={percentOf(progress.completedCount, progress.totalLessons)}
            label={t('learner.progress.of', { title })}
          />
          <span>
            {t('learner.progress.lessons', {
              completed: progress.completedCount,
              total: progress.totalLessons,
            })}
          </span>
        </Progress>
      )}
      <ButtonLink to={paths.learner.resource(courseId)} $variant="accent">
        <Play size={20} aria-hidden />
        {t(openingText(progress))}
        <VisuallyHidden lang={languageOf(title)}>{title}</VisuallyHidden>
      </ButtonLink>
    </>
  )
}

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  max-width: 44rem;
  overflow-wrap: anywhere;
`

/** Two lines at most, so that the button stays in sight. */
const Course = styled.h2`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${font.size.h3};
`

const Lesson = styled(Link)`
  color: inherit;
  font-weight: ${font.weight.semibold};
`

const Progress = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  width: min(100%, 28rem);
  font-size: ${font.size.small};

  [role='progressbar'] {
    background: rgb(255 255 255 / 0.3);
  }
  [role='progressbar'] > div {
    background: ${color.onPrimary};
    background: light-dark(${color.onPrimary}, ${color.primary});
  }
`
