import { read, study, video, type DemoCourse } from '../course'

const khan = (page: string) => `https://www.khanacademy.org/${page}`
const google = (page: string) => `https://developers.google.com/machine-learning/${page}`

export const DATA_COURSES: DemoCourse[] = [
  {
    id: 'sql-for-everyone',
    mentor: 'rohan-mehta',
    title: 'SQL for Everyone',
    description: 'Ask questions of data and get true answers: select, join, group and check.',
    domains: ['Data Science', 'Skills', 'Jobs'],
    students: 14,
    modules: {
      'Asking for rows': [
        study('Your first query', 'https://sqlbolt.com/lesson/select_queries_introduction'),
        study('Filters', 'https://sqlbolt.com/lesson/select_queries_with_constraints'),
        video('Intro to SQL', khan('computing/computer-programming/sql')),
      ],
      'Joining tables': [
        study('Joins', 'https://sqlbolt.com/lesson/select_queries_with_joins'),
        read('Joins in PostgreSQL', 'https://www.postgresql.org/docs/current/tutorial-join.html'),
      ],
      'Counting things': [
        study('Aggregates', 'https://sqlbolt.com/lesson/select_queries_with_aggregates'),
        read('Window functions', 'https://www.postgresql.org/docs/current/tutorial-window.html'),
      ],
      Practice: [
        study('Solve a murder with SQL', 'https://mystery.knightlab.com/'),
        study('Select Star SQL', 'https://selectstarsql.com/'),
        read('Why a query is slow', 'https://use-the-index-luke.com/'),
      ],
    },
  },
  {
    id: 'data-analysis-with-pandas',
    mentor: 'rohan-mehta',
    title: 'Data Analysis With pandas',
    description: 'Load, clean, group and draw real Indian open data with Python.',
    domains: ['Data Science', 'Python', 'Career'],
    students: 10,
    modules: {
      'Arrays and tables': [
        read('NumPy for beginners', 'https://numpy.org/doc/stable/user/absolute_beginners.html'),
        read('pandas in ten minutes', 'https://pandas.pydata.org/docs/user_guide/10min.html'),
      ],
      Cleaning: [
        study('Data cleaning', 'https://www.kaggle.com/learn/data-cleaning'),
        read('Missing data', 'https://pandas.pydata.org/docs/user_guide/missing_data.html'),
      ],
      'Summaries and pictures': [
        read('Group and combine', 'https://pandas.pydata.org/docs/user_guide/groupby.html'),
        read('Plots with Matplotlib', 'https://matplotlib.org/stable/tutorials/pyplot.html'),
        read('Statistical pictures', 'https://seaborn.pydata.org/tutorial/introduction.html'),
      ],
      'Your own study': [
        read('Find data on data.gov.in', 'https://www.data.gov.in/'),
        study('Projects with a certificate', 'https://www.freecodecamp.org/learn/data-analysis-with-python/'),
      ],
    },
  },
  {
    id: 'machine-learning-basics',
    mentor: 'rohan-mehta',
    title: 'Machine Learning Basics',
    description: 'How a machine learns from examples, how to tell whether it did, and when not to use it.',
    domains: ['Machine Learning', 'Data Science', 'Career'],
    students: 13,
    modules: {
      Ideas: [
        study('Machine learning crash course', google('crash-course')),
        read('Linear regression', google('crash-course/linear-regression')),
        read('Logistic regression', google('crash-course/logistic-regression')),
      ],
      'First models': [
        read('Getting started with scikit-learn', 'https://scikit-learn.org/stable/getting_started.html'),
        study('Intro to machine learning', 'https://www.kaggle.com/learn/intro-to-machine-learning'),
      ],
      'Is it any good?': [
        read('Classification and its measures', google('crash-course/classification')),
        read('Overfitting', google('crash-course/overfitting')),
        read('Cross-validation', 'https://scikit-learn.org/stable/modules/cross_validation.html'),
      ],
      'Neural networks': [
        video('Neural networks, seen', 'https://www.3blue1brown.com/topics/neural-networks'),
        read('Networks, layer by layer', google('crash-course/neural-networks')),
      ],
      'In the real world': [
        read('Rules of machine learning', google('guides/rules-of-ml')),
        read('People and AI guidebook', 'https://pair.withgoogle.com/guidebook/'),
      ],
    },
  },
  {
    id: 'statistics-without-fear',
    mentor: 'lakshmi-menon',
    title: 'Statistics Without Fear',
    description: 'Averages, chance, samples and doubt, with pictures first and formulas second.',
    domains: ['Mathematics', 'Data Science', 'Skills'],
    students: 6,
    modules: {
      'Describing data': [
        video('Pictures of data', khan('math/statistics-probability')),
        video('Middle and spread', khan('math/statistics-probability/summarizing-quantitative-data')),
      ],
      Chance: [
        study('Probability you can touch', 'https://seeing-theory.brown.edu/'),
        video('Probability', khan('math/statistics-probability/probability-library')),
      ],
      'From a sample to a claim': [
        video('Confidence intervals', khan('math/statistics-probability/confidence-intervals-one-sample')),
        video('Significance tests', khan('math/statistics-probability/significance-tests-one-sample')),
        read('A free textbook', 'https://www.openintro.org/book/os/'),
      ],
    },
  },
  {
    id: 'maths-for-competitive-exams',
    mentor: 'lakshmi-menon',
    title: 'Maths for Competitive Exams',
    description: 'Arithmetic, algebra and geometry at exam speed, with past papers to test yourself.',
    domains: ['Mathematics', 'Jobs', 'Skills'],
    students: 9,
    modules: {
      'Numbers at speed': [
        video('Arithmetic', khan('math/arithmetic')),
        video('Fractions, ratios and percentages', khan('math/pre-algebra')),
        read('NCERT textbooks', 'https://ncert.nic.in/textbook.php'),
      ],
      'Algebra and geometry': [
        video('Algebra basics', khan('math/algebra-basics')),
        video('Geometry', khan('math/geometry')),
      ],
      'Test yourself': [
        study('Practice on DIKSHA', 'https://diksha.gov.in/'),
        read('Syllabus and papers: SSC', 'https://ssc.gov.in/'),
        read('Syllabus and dates: IBPS', 'https://www.ibps.in/'),
      ],
    },
  },
]
