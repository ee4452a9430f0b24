import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { PopularCourses } from '../course-cards/PopularCourses'
import { useT } from './messages/useT'
import { PagePart } from '../page-layout/PagePart'
import { Section } from '../page-layout/Section'
import { SectionLink } from '../page-layout/SectionLink'
import { CallToAction } from './CallToAction'
import { CareerPlanning } from './CareerPlanning'
import { Faq } from './Faq'
import { HelpfulResources } from './HelpfulResources'
import { Hero } from './Hero'
import { LiveNumbers } from './LiveNumbers'
import { OurMentors } from './OurMentors'
import { StartBar } from './StartBar'
import { Testimonials } from './Testimonials'
import { WhyChoose } from './WhyChoose'

export default function HomePage() {
  const t = useT()
  return (
    <>
      <PageTitle>{t('public.home.pageTitle')}</PageTitle>
      <Hero />
      <PagePart>
        <LiveNumbers />
        <CoursesOnOffer />
      </PagePart>
      {/* The bar is sticky within this element, so it appears when the hero is scrolled away. */}
      <div>
        <PagePart>
          <OurMentors />
        </PagePart>
        <PagePart>
          <CareerPlanning />
          <WhyChoose />
          <HelpfulResources />
        </PagePart>
        <PagePart>
          <Testimonials />
          <Faq />
          <StartBar />
        </PagePart>
      </div>
      <PagePart>
        <CallToAction />
      </PagePart>
    </>
  )
}

function CoursesOnOffer() {
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
