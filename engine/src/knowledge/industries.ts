/** Industries and specialties of the Content Prompter, in the brief's order (section 3). */
export const industries = [
  {
    id: 'marketing-sales',
    name: 'Marketing & Sales',
    premium: false,
    specialties: ['Email campaigns', 'Ad copy', 'Social media', 'Product descriptions', 'Landing pages'],
  },
  {
    id: 'content-creation',
    name: 'Content Creation',
    premium: false,
    specialties: ['Blog posts', 'Articles', 'Scripts', 'Social content', 'Newsletter'],
  },
  {
    id: 'email-marketing',
    name: 'Email Marketing',
    premium: false,
    specialties: ['Email campaigns', 'Newsletters', 'Drip sequences', 'Sales emails', 'Welcome series'],
  },
  {
    id: 'business-strategy',
    name: 'Business Strategy',
    premium: true,
    specialties: ['Business plans', 'Market analysis', 'Competitive research', 'SWOT analysis'],
  },
  {
    id: 'software-development',
    name: 'Software Development',
    premium: false,
    specialties: ['Code review', 'Documentation', 'API design', 'Testing strategies'],
  },
  {
    id: 'education-training',
    name: 'Education & Training',
    premium: false,
    specialties: ['Course content', 'Learning materials', 'Assessments', 'Study guides'],
  },
  {
    id: 'legal-compliance',
    name: 'Legal & Compliance',
    premium: true,
    specialties: ['Contract analysis', 'Policy creation', 'Risk assessment', 'Compliance checks'],
  },
  {
    id: 'healthcare-medical',
    name: 'Healthcare & Medical',
    premium: true,
    specialties: ['Patient education', 'Medical writing', 'Research analysis', 'Case studies'],
  },
  {
    id: 'finance-investment',
    name: 'Finance & Investment',
    premium: true,
    specialties: ['Financial analysis', 'Investment research', 'Risk modeling', 'Reports'],
  },
  {
    id: 'general-work',
    name: 'General Work',
    premium: false,
    specialties: [
      'Email replies',
      'Daily communication',
      'Meeting notes',
      'General writing',
      'Task planning',
      'Problem solving',
    ],
  },
] as const;
