import type { SeedVideo } from '../shapes.ts'

export const trains: SeedVideo = {
  slug: 'trains-and-relative-speed',
  title: { en: 'Trains and relative speed', hi: 'रेलगाड़ियाँ और सापेक्ष चाल' },
  summary: { en: 'x', hi: 'x' },
  subject: 'aptitude',
  exams: ['ssc', 'banking', 'railways'],
  scenes: [
    {
      title: { en: 'What a train must cover', hi: 'रेलगाड़ी को कितना चलना है' },
      lines: [
        [5, 'A train is not a point. It has a length.', 'रेलगाड़ी बिंदु नहीं है। उसकी लंबाई होती है।'],
        [
          6,
          'To pass a pole, its last coach must reach the pole.',
          'खंभा पार करने के लिए उसके आख़िरी डिब्बे को खंभे तक पहुँचना है।',
        ],
        [5, 'So it covers its own length.', 'यानी वह अपनी लंबाई के बराबर चलती है।'],
        [5, 'To pass a platform, it covers both lengths.', 'प्लेटफ़ॉर्म पार करने में दोनों लंबाइयाँ चलनी हैं।'],
      ],
      boards: [
        { from: 0, text: '«**Length of the train**¦**रेलगाड़ी की लंबाई**»: $L$' },
        { from: 2, text: '«Pole, person¦खंभा, व्यक्ति»:\n\n$$\nt = \\frac{L}{v}\n$$' },
        { from: 3, text: '«Platform, bridge, tunnel¦प्लेटफ़ॉर्म, पुल, सुरंग»:\n\n$$\nt = \\frac{L + P}{v}\n$$' },
      ],
    },
  ],
  notes: { en: 'x', hi: 'x' },
}
