export const help = 'Help me with this:';
