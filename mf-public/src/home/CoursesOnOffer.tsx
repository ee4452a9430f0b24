import { paths } from '@mentor-connect/contract/remote'
import { PopularCourses } from '../course-cards/PopularCourses'
import { useT } from './messages/useT'
import { Section } from '../page-layout/Section'
import { SectionLink } from '../page-layout/SectionLink'

export function CoursesOnOffer() {
  const t = useT()
  return (
    <Section
      title={t('public.home.courses.title')}
      intro={t('public.home.courses.intro')}
      action={<SectionLink to={paths.resources}>{t('public.subject.all')}</SectionLink>}
    >
      <PopularCourses />
    </Section>
  )
}
