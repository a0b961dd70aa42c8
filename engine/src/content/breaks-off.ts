/** Words that no sentence ends on: the thought goes on behind them. */
export const breaksOff = /[\s,](?:and|but|so|or|because|if|when|the|a|to|with|for|my|i|he|she|we|they)$/i;
