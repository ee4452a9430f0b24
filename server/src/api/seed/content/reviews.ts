export interface DemoReview {
  course: string
  learner: string
  rating: number
  comment: string
}

const of = (course: string, ...reviews: [learner: string, rating: number, comment: string][]): DemoReview[] =>
  reviews.map(([learner, rating, comment]) => ({ course, learner, rating, comment }))

/** What demo learners think. Some courses have none yet. */
export const REVIEWS: DemoReview[] = [
  ...of(
    'web-pages-from-scratch',
    ['vikas-yadav', 5, 'I put my first page online in two weekends. The order of the lessons is just right.'],
    ['sneha-patil', 4, 'Clear and calm. I would have liked one more exercise on grid.'],
    ['asha-rawat', 5, 'Finally I know what a browser does. My page for the village library is live!'],
    ['priyanka-sharma', 4, 'बहुत अच्छा कोर्स है। धीरे-धीरे सब समझ में आता है।'],
  ),
  ...of(
    'javascript-that-makes-sense',
    ['ayaan-khan', 5, 'Closures made sense for the first time. Do the exercises, they matter.'],
    ['divya-reddy', 4, 'The module on promises is worth the whole course.'],
    ['aditya-mishra', 3, 'Good, but the pace jumps after the third module.'],
  ),
  ...of(
    'react-step-by-step',
    ['karthik-subramanian', 5, 'I used the tic-tac-toe project in an interview and it went well.'],
    ['gurleen-kaur', 4, 'Short lessons, no fluff. Know your JavaScript first.'],
  ),
  ...of(
    'python-first-steps',
    ['manoj-gupta', 5, 'मैं दुकान चलाता हूँ। अब बिल का हिसाब पायथन से करता हूँ।'],
    ['ritu-bora', 5, 'Friendly from the first line. I was afraid of programming before this.'],
    ['joseph-kurian', 4, 'Solid start. The tutorial pages are a bit dry, the exercises make up for it.'],
    ['sneha-patil', 5, 'Renamed four hundred photographs with ten lines. Magic.'],
  ),
  ...of(
    'algorithms-for-interviews',
    ['karthik-subramanian', 4, 'Seeing the sorts move helped more than any book.'],
    ['aditya-mishra', 4, 'Hard but fair. Plan six weeks, not two.'],
    ['vikas-yadav', 2, 'Too steep for me at this point. I will come back after more practice.'],
  ),
  ...of(
    'sql-for-everyone',
    ['divya-reddy', 5, 'The murder mystery was the best homework I ever had.'],
    ['joseph-kurian', 5, 'I answer my manager’s questions in minutes now.'],
    ['shruti-kshatriya', 4, 'अभ्यास बहुत मज़ेदार हैं।'],
  ),
  ...of(
    'data-analysis-with-pandas',
    ['ritu-bora', 4, 'Working with real rainfall data from our own state kept me going.'],
    ['ayaan-khan', 3, 'Useful, though some pages assume more Python than I had.'],
  ),
  ...of(
    'machine-learning-basics',
    ['gurleen-kaur', 5, 'It says plainly when not to use a model. Rare and refreshing.'],
    ['karthik-subramanian', 4, 'The videos on neural networks are beautiful.'],
    ['divya-reddy', 4, 'A lot to take in. Two lessons a week is the right speed.'],
  ),
  ...of(
    'ux-design-foundations',
    ['sneha-patil', 5, 'I tested my app with five neighbours and threw half of it away. Thank you!'],
    ['gurleen-kaur', 4, 'Great readings. More examples from India would be welcome.'],
  ),
  ...of(
    'choosing-a-career-path',
    ['asha-rawat', 4, 'The interest profile surprised me, and talking it over with Kavita helped.'],
    ['shruti-kshatriya', 5, 'पहली बार लगा कि मेरे पास भी कई रास्ते हैं।'],
    ['manoj-gupta', 4, 'Practical. I liked the list of apprenticeships near me.'],
  ),
  ...of('switching-careers', [
    'joseph-kurian',
    5,
    'Eleven years in logistics, now in data. This was my map.',
  ]),
  ...of(
    'a-resume-that-gets-read',
    ['vikas-yadav', 5, 'One page instead of four, and three calls in a week.'],
    ['ritu-bora', 4, 'Imran’s rule of the first ten words is gold.'],
    ['aditya-mishra', 4, 'Good examples. I wish there was a template for freshers.'],
    ['priyanka-sharma', 5, 'सीधी और काम की बातें।'],
  ),
  ...of(
    'interview-ready-in-four-weeks',
    ['ayaan-khan', 5, 'I followed the plan day by day and got the offer.'],
    ['divya-reddy', 3, 'Fine for office jobs, less so for technical rounds.'],
  ),
  ...of(
    'english-for-work',
    ['manoj-gupta', 4, 'The radio series made listening fun on the bus.'],
    ['shruti-kshatriya', 5, 'अब मीटिंग में बोलने से डर नहीं लगता।'],
    ['asha-rawat', 4, 'My mails are shorter and people answer faster.'],
  ),
  ...of('spreadsheets-at-work', ['joseph-kurian', 4, 'I rebuilt our stock sheet in an afternoon.']),
  ...of(
    'computer-ki-buniyaad',
    ['manoj-gupta', 5, 'माँ ने भी यह कोर्स पूरा किया। भाषा बहुत सरल है।'],
    ['priyanka-sharma', 4, 'टाइपिंग का हिस्सा और लंबा होता तो और अच्छा।'],
  ),
  ...of('paison-ki-samajh', ['shruti-kshatriya', 5, 'हर महीने का बजट अब अपने आप बन जाता है।']),
  ...of(
    'hindi-mein-python',
    ['priyanka-sharma', 4, 'हिंदी में समझना कितना आसान है!'],
    ['manoj-gupta', 3, 'कुछ लिंक अंग्रेज़ी में हैं, बाकी बढ़िया।'],
  ),
  ...of(
    'apis-with-node',
    ['ayaan-khan', 5, 'The module on errors alone saved our team a week.'],
    ['sneha-patil', 4, 'Practical from the first lesson. I deployed my own small API at the end.'],
  ),
  ...of(
    'working-together-with-git',
    ['vikas-yadav', 5, 'I am no longer afraid of a merge conflict.'],
    ['priyanka-sharma', 4, 'शाखाओं वाला पाठ चित्रों के कारण तुरंत समझ में आया।'],
  ),
  ...of('cloud-foundations', [
    'karthik-subramanian',
    3,
    'Good overview. The certificate advice saved me money.',
  ]),
]
