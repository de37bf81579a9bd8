"""Empire: players take New York over, neighborhood by neighborhood, with cubes and dice."""
