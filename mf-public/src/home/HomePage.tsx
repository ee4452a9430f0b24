import { PageTitle } from '@mentor-connect/shared/remote'
import { useT } from '../messages/useT'
import { CallToAction } from './CallToAction'
import { CareerPlanning } from './CareerPlanning'
import { Faq } from './Faq'
import { HelpfulResources } from './HelpfulResources'
import { Hero } from './Hero'
import { OurMentors } from './OurMentors'
import { Testimonials } from './Testimonials'
import { WhyChoose } from './WhyChoose'

export default function HomePage() {
  const t = useT()
  return (
    <>
      <PageTitle>{t('public.home.pageTitle')}</PageTitle>
      <Hero />
      <CareerPlanning />
      <WhyChoose />
      <OurMentors />
      <HelpfulResources />
      <Testimonials />
      <Faq />
      <CallToAction />
    </>
  )
}
