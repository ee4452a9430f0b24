import { PageTitle } from '@mentor-connect/contract/remote'
import { VisuallyHidden } from '@mentor-connect/ui'
import { CourseSearch } from '../course-search/CourseSearch'
import { useT } from '../messages/useT'
import { PageColumn } from '../page-layout/PageColumn'
import { PageHeader } from '../page-layout/PageHeader'

export default function CataloguePage() {
  const t = useT()
  return (
    <PageColumn>
      <PageTitle>{t('public.catalogue.title')}</PageTitle>
      <PageHeader title={t('public.catalogue.title')} intro={t('public.catalogue.intro')} />
      <section>
        <VisuallyHidden as="h2">{t('public.catalogue.courses')}</VisuallyHidden>
        <CourseSearch />
      </section>
    </PageColumn>
  )
}
