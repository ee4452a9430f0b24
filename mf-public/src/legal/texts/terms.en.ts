import type { LegalText } from '../LegalDocument'

export const termsEn: LegalText = {
  sections: [
    {
      id: 'what',
      title: 'What Mentor-Connect is',
      paragraphs: [
        'Mentor-Connect brings learners and mentors together: mentors offer courses, learners work through them, both can write to each other, and completed courses earn a certificate that anyone can verify. With your account you agree to these terms.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      points: [
        'Give your real name: it stands on your certificates.',
        'Keep your password to yourself. What happens with your account counts as done by you until you tell us that someone else has it.',
        'You need to be 18, or have the consent of a parent or guardian.',
        'You can delete your account at any time in your profile.',
      ],
    },
    {
      id: 'conduct',
      title: 'How we treat each other',
      points: [
        'Be respectful. No harassment, hate, threats, sexual content or discrimination.',
        'No advertising, no requests for money outside the product, and nothing that breaks the law.',
        'Do not pretend to be someone else, and do not collect other people’s data.',
        'Block or report in chat whatever breaks these rules: an operator looks at each report.',
      ],
    },
    {
      id: 'mentors',
      title: 'For mentors',
      points: [
        'An operator looks at your profile before you can teach, and may decline or withdraw the approval; you are told the reason.',
        'What you publish stays yours. You allow us to show it on Mentor-Connect, to those who are enrolled also after you have left.',
        'Publish only what you may publish, and link only to what is safe.',
        'Post only openings that exist and that you may offer, and say honestly what the work is and what it pays. Ask nobody for money, documents as a deposit, codes or bank details: applying, training and equipment cost the applicant nothing.',
        'Use what applicants send you only to decide about their applications, pass it on to nobody but the employer, and answer everybody.',
      ],
    },
    {
      id: 'certificates',
      title: 'Certificates',
      paragraphs: [
        'A certificate says that a learner has marked all lessons of a course as completed. It is no degree and no licence. A certificate that was obtained by deceit or issued by mistake is revoked; whoever verifies it then sees that.',
      ],
    },
    {
      id: 'promise',
      title: 'What we promise, and what we cannot',
      points: [
        'We take care that the product works and that your data is safe, but we cannot promise that it is never interrupted.',
        'Mentors speak for themselves. Courses and advice do not replace advice for your own case in law, medicine or finance.',
        'Lessons link to sites of others, which have their own terms.',
        'Nothing here takes away rights that the law gives you as a consumer.',
      ],
    },
    {
      id: 'end',
      title: 'If the rules are broken',
      paragraphs: [
        'We may remove content that breaks these terms, and close accounts that break them badly or again and again. We say why. If you think that we are wrong, write to {email}: someone else looks at it again.',
      ],
    },
    {
      id: 'law',
      title: 'Changes and law',
      paragraphs: [
        'Every version of these terms has a date. Important changes are announced before they apply. The law of India applies.',
      ],
    },
  ],
}
