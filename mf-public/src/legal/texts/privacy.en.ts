import type { LegalText } from '../LegalDocument'

export const privacyEn: LegalText = {
  sections: [
    {
      id: 'short',
      title: 'In short',
      points: [
        'We store what you type, what you do in your courses and what you write in chat, because the product does not work without it. Nothing else.',
        'We show no advertising, sell nothing about you and use no trackers of other companies.',
        'You can download everything that we store about you, and delete your account, in your profile. Both work at once and without asking anybody.',
      ],
    },
    {
      id: 'account',
      title: 'What we store about every account',
      points: [
        'Name, email address, the language of the site when you signed up, and your picture if you gave one.',
        'Your password as a value that it cannot be read back from (argon2id). If you log in with another service, such as Google, the link to that sign-in instead.',
        'If you create passkeys: the name and the public key of each, and when you last used it. Your fingerprint or face and the private key stay with your device or your password manager. Recovery codes as values that they cannot be read back from.',
        'Which version of this notice and of the terms you agreed to, and when.',
        'The sessions of your devices: when each began and when it ends. A session lasts at most 30 days.',
        'Your year of birth once you have given it and, for young people, whether a guardian has agreed.',
        'Notifications, which of them you want by email or on a device, and the address at which your browser receives them.',
      ],
    },
    {
      id: 'learners',
      title: 'What we store about learners',
      points: [
        'The courses that you enrolled in, your saved courses, which lessons you have started and completed, and on which days you learned, with your time zone.',
        'Your answers to quizzes and practice with their marks, the work that you sent in for tasks with its files, your notes, and what you ask and answer in lessons.',
        'If you use them: your career plan with its goal and steps, and your answers and results of the interest assessment.',
        'Reviews that you wrote, with their stars.',
        'Certificates: your name, the course, the instructor and the date.',
        'Openings that you saved, and your board: the stages, notes, dates and reminders of each, also of openings that you found elsewhere.',
        'Your applications: note, answers, the certificates and works that you chose, your number if you gave one, and what the poster answered.',
        'Your alerts for openings: their names and searches, and what they have found for the next weekly email.',
        'If you make them: your portfolio with its headline, skills, works, languages and links, and what only your résumé has, such as education and experience.',
      ],
    },
    {
      id: 'mentors',
      title: 'What we store about mentors',
      points: [
        'Mobile number, headline, story, languages, city, time zone, subjects, expertise, years of experience and the social links that you gave.',
        'The hours in which you can be booked and the absences that you plan, how many mentees you take, how quickly you answer first messages, and what operators have checked.',
        'The courses that you made, with their files.',
        'The openings that you post, your skill paths, and what you write to applicants.',
        'Whether an operator approved your account and, if not, the reason.',
      ],
    },
    {
      id: 'mentoring',
      title: 'What we store of mentorships, sessions and workshops',
      points: [
        'Requests with their topic, goal, questions and answers, and how a mentorship went on and ended. The reason that someone writes when ending it stays with that person.',
        'Sessions and workshops with their times and who takes part, what a mentor writes to those in a workshop, shared notes, feedback, and who was absent.',
        'Private notes of a mentor about a session. They are part of what the learner can download.',
        'If you connect calendars that you use elsewhere: the name that you give each, its address and password encrypted, and the times of the next ten weeks at which you are busy. Titles, places and people in them are not stored.',
      ],
    },
    {
      id: 'chat',
      title: 'What we store of chat',
      points: [
        'The messages with their time, how far each of you has read, when you were last connected, and who blocked or reported a conversation.',
        'Messages are stored on our servers so that you find them on each of your devices. They are encrypted on their way, not end to end.',
        {
          direct:
            'Calls: who called whom, when, how the call ended and how long you were connected. Sound, picture and screen are encrypted end to end and never recorded. They go from device to device or, where a network does not allow that, through a server that cannot read them.',
          relayed:
            'Calls: who called whom, when, how the call ended and how long you were connected. Sound, picture and screen are encrypted end to end and never recorded. They go through a server that cannot read them.',
        },
        'Emails about unread messages say how many wait and from whom, never what was written. You can turn them off in your profile.',
      ],
    },
    {
      id: 'device',
      title: 'What is stored on your device',
      points: [
        'One cookie that keeps you logged in. Scripts cannot read it. While you sign up, a second one for at most a day. After you have saved something, where several databases work together, one for half a minute, so that you see it at once.',
        'Your name and role for the first paint, your language, your colours, and progress that could not be sent yet. When you log out, what is personal is removed.',
        'A random number, replaced every day. With it your browser reports whether the parts of a page loaded, failed or were slow, so that a faulty version is taken back. We count these reports; they name no person and are deleted after eight days.',
      ],
    },
    {
      id: 'who',
      title: 'Who sees it',
      points: [
        'Everybody: a mentor’s name, picture, headline, story, languages, city, subjects, expertise, experience and courses, free times, what was checked, how quickly the mentor usually answers and in which week he or she was last active; the name, stars and text of a review; a certificate for whoever has its ID; an opening with its employer and the name of the mentor who posts it; your portfolio, only while you show it. It is off at first, and nobody under 18 has one.',
        'Logged-in people, on the mentor’s page: a mentor’s email address and mobile number, unless the mentor hides them.',
        'Your mentors: that you are enrolled in their courses and how far you are, and the work that you send in.',
        'A mentor whom you ask, or with whom you have a session: your request, the session, its shared notes and your feedback.',
        'A mentor whom you ask, only if you attach it to the request: your goal, your plan and certificates. You can take each of them back at any time, and they end with the request or the mentorship.',
        'A mentor of an accepted or active mentorship, only if you share it: the goal of your plan, its steps with their dates, and which are done. Separately, one result of your assessment. You can take each of them back at any time, and they end with the mentorship.',
        'The mentor of a workshop in which you take a seat or wait for one: your name and your picture.',
        'The other members of a room, such as that of a workshop in which you have a seat, of your mentor, of a skill path that you follow or of your project: your name and picture, what you write there, how far you have read and whether you are online. You can leave a room at any time. Whoever has joined a workshop before it had a room is not in it.',
        'The poster of an opening, once you apply: your name and picture, your note, answers, certificates and works, and until 90 days after the opening has closed your email address and the number that you gave. If you withdraw, only your name and picture stay. Whoever blocks you, or whom you block, no longer sees your application.',
        'Nobody else: your notes, your plan and results that you do not share, the answers of your assessment, your board, your alerts, and a résumé that you do not send.',
        'The person you chat with: your messages, whether you have read theirs and whether you are online.',
        {
          direct:
            'The person you are in a call with: what you say and show, and the network address of your device, because the two devices connect to each other.',
          relayed:
            'The person you are in a call with: what you say and show, but not the network address of your device, because every call goes through a server of ours.',
        },
        'Operators: what they need to approve mentors, look into reports and answer you. Of a report, this is what was reported, with its file. Each such act is recorded.',
        'Companies that work for us: the one that hosts our servers and the one that delivers our emails; a sign-in service, such as Google, only if you choose to continue with it.',
      ],
    },
    {
      id: 'where',
      title: 'Where and how long',
      paragraphs: [
        'The data is in the databases of the main service and of the chat service, on servers of whoever runs this site.',
      ],
      points: [
        'Your account: until you delete it, or until nobody has used it for three years. Before that we write to you three times, 60, 30 and 7 days ahead; logging in or a link in the email keeps it. Certificates can still be verified afterwards.',
        'Messages between two people who both have no account any more: they are deleted after three months.',
        'Calls: as long as the messages of their conversation. That you waited for a session in vain: 30 days.',
        'Passkeys and connected calendars: until you remove them. If a calendar cannot be read for three days, its busy times are deleted.',
        'The number that you gave with an application: until 90 days after the opening has closed. The application itself stays until you or the poster delete the account; your board also keeps openings that have closed.',
        'A sign-up that nobody finishes: a day. A link for a new password: at most an hour.',
        'Server logs with network addresses and, while you are logged in, a code that stands for your account, for security: as long as they are needed to find faults and misuse. Backups: until the next ones replace them.',
        'After a deletion: nothing that has your name, except certificates if you chose to keep them. Messages stay with those whom you wrote to, as from a former member. Courses of a mentor that people learn with stay without the name, with their banners and documents; all other uploaded files are removed.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'Under India’s Digital Personal Data Protection Act, 2023, you may ask what is stored, have it corrected, have it erased, take your consent back as easily as you gave it, name someone who acts for you after your death or when you no longer can, and complain.',
      ],
      points: [
        'Access: “Download my data” in your profile.',
        'Erasure, and taking consent back: “Delete account” in your profile.',
        'Correction, nomination and complaints: write to {email}. If our answer does not help, you may turn to the Data Protection Board of India.',
      ],
    },
    {
      id: 'children',
      title: 'Young people',
      paragraphs: [
        'If you are under 18, a parent or guardian has to agree before you sign up. If you know of an account for which nobody agreed, write to {email}: we delete it.',
      ],
    },
    {
      id: 'changes',
      title: 'When this changes',
      paragraphs: [
        'Every version of this notice has a date. Who signed up agreed to the version of that day; if we want to do more with your data than it says, we ask you first.',
      ],
    },
  ],
}
