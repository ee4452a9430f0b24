import type { BodyOf } from '@mentor-connect/contract/api/endpoint'
import type { updateMentorProfile } from '@mentor-connect/contract/mentoring/mentorArea'
import { topicsOf } from '@mentor-connect/contract/mentoring/mentorTopics'
import { errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { hidingColumns, loadMentor, replaceMentorList } from '../../accounts/people/mentorAccount.repo'
import { indexMentor } from '../../accounts/people/mentorSearch.repo'
import { renameInSearch, updateMentor } from './profile.repo'
import { tidyProfile } from './profileForm'

type Form = BodyOf<typeof updateMentorProfile>
type Change = Form & { profile?: string | undefined }

export function profileService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    /**
     * Validates the form and returns it in the form in which it is stored. It is called before the picture is
     * stored, so that an invalid form leaves no picture behind.
     */
    check: tidyProfile,

    async save(mentorId: string, change: Change) {
      const { domains, social, languages, removeProfile, profile } = change
      const { name, mobile, expertise, experience, hiddenContact } = change
      const { headline, story, city, timeZone, certificateName } = change
      await db.transaction().execute(async (tx) => {
        await updateMentor(tx, mentorId, {
          name,
          mobile,
          expertise,
          experience,
          updated_at: clock().toISOString(),
          // Clients of earlier versions do not send these fields. If a field is undefined, the stored value
          // is kept.
          headline,
          story,
          city,
          time_zone: timeZone,
          ...(certificateName !== undefined && { certificate_name: certificateName || null }),
          ...(hiddenContact && hidingColumns(hiddenContact)),
          ...(removeProfile && { profile: null }),
          ...(profile && { profile }),
        })
        await replaceMentorList(tx, 'mentor_domains', mentorId, domains)
        await replaceMentorList(tx, 'mentor_topics', mentorId, topicsOf(domains))
        await replaceMentorList(tx, 'mentor_links', mentorId, social)
        if (languages) await replaceMentorList(tx, 'mentor_languages', mentorId, languages)
        await indexMentor(tx, mentorId)
        await renameInSearch(tx, mentorId)
      })
      const mentor = await loadMentor(db, mentorId)
      if (!mentor) throw errors.notFound('Mentor')
      return mentor
    },
  }
}
